/// Letters of five by seven dots, for the labels of pictures: so that the same picture comes out on every machine.
enum DotFont {
    /// The columns of a letter.
    static let width = 5
    /// The rows of a letter.
    static let height = 7
    /// From the beginning of a letter to that of the next.
    static let advance = 6

    /// The rows of a letter from top to bottom, five bits each, the leftmost dot highest; a box for one that there is not.
    static func rows(of character: Character) -> [UInt8] { letters[character] ?? box }

    private static let box = rows("VHHHHHV")

    /// A digit a row, to base 32.
    private static func rows(_ digits: String) -> [UInt8] {
        digits.utf8.map { $0 < 0x40 ? $0 - 0x30 : $0 - 0x37 }
    }

    private static let letters: [Character: [UInt8]] = {
        var letters: [Character: [UInt8]] = [:]
        for line in shapes.split(separator: "\n") {
            for entry in line.split(separator: " ") {
                letters[entry.first!] = rows(String(entry.dropFirst()))
            }
        }
        letters[" "] = rows("0000000")
        return letters
    }()

    /// Each letter and its rows.
    private static let shapes = #"""
        0EHJLPHE 14C4444E 2EH1248V 3V2421HE 426AIV22 5VGU11HE 668GUHHE 7V124888 8EHHEHHE 9EHHF12C
        AEHHVHHH BUHHUHHU CEHGGGHE DSIHHHIS EVGGUGGV FVGGUGGG GEHGNHHF HHHHVHHH IE44444E J72222IC
        KHIKOKIH LGGGGGGV MHRLLHHH NHHPLJHH OEHHHHHE PUHHUGGG QEHHHLID RUHHUKIH SFGGE11U TV444444
        UHHHHHHE VHHHHHA4 WHHHLLLA XHHA4AHH YHHHA444 ZV1248GV
        a00E1FHF bGGMPHHU c00EGGHE d11DJHHF e00EHVGE f698S888 g0FHHF1E hGGMPHHH i40C444E j20622IC
        kGGIKOKI lC44444E m00QLLHH n00MPHHH o00EHHHE p00UHUGG q00DJF11 r00MPGGG s00EGE1U t88S8896
        u00HHHJD v00HHHA4 w00HHLLA x00HA4AH y00HHF1E z00V248V
        !4444004 "AAA0000 #AAVAVAA $4FKE5U4 %OP248J3 &CIK8LID '4480000 (2488842 )8422248 *04LEL40
        +044V440 ,0000C48 -000V000 .00000CC /01248G0 :0CC0CC0 ;0CC0C48 <248G842 =00V0V00 >8421248
        ?EH12404 @EH1DLLE [E88888E \0G84210 ]E22222E ^4AH0000 _000000V `8420000 {2448442 |4444444
        }8442448 ~008L200 ×0HA4AH0 …000000L
        """#
}
