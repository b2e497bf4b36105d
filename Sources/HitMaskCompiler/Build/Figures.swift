/// A number with its noun: `1 mask`, `2 masks`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// A share in percent with one decimal, the same in every locale: `50.4 %`.
///
/// Only nothing is `0.0 %` and only the whole is `100.0 %`: what lies between never rounds to them.
package func percentText(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0.0 %" }
    let rounded = (part * 1000 + whole / 2) / whole
    let tenths = part == 0 ? 0 : part == whole ? 1000 : min(max(rounded, 1), 999)
    return "\(tenths / 10).\(tenths % 10) %"
}
