/** Codes as letters name them, and the acts whose sections stand in one of them. */

const CALIFORNIA = String.raw`(?:Cal(?:ifornia|\.)?,?\s)?`;

/** Before the sign or word of a section. */
export const CODE_NAMES = [
  String.raw`${CALIFORNIA}(?:Penal|Evid(?:ence|\.)|Gov(?:ernment|\.)|Bus(?:iness|\.)\s(?:&|and)\sProf(?:essions|\.)|Civ(?:il|\.)|Health\s(?:&|and)\sSafety|Lab(?:or|\.))\sCode`,
  String.raw`Cal\.\s(?:Civ|Penal)\.(?=,?\s?§)`,
  String.raw`\d{1,3}\s(?:U\.\s?S\.\s?C\.?|USC|C\.\s?F\.\s?R\.?|CFR|CCR|ILCS|Del\.\s?C\.|V\.\s?S\.\s?A\.|Pa\.\s?C\.\s?S\.|P\.\s?S\.)`,
  'RCW',
  'KRS',
  'ORS',
  'NRS',
  String.raw`C\.\s?R\.\s?S\.`,
  String.raw`N\.\s?J\.\s?S\.\s?A\.`,
  String.raw`A\.\s?R\.\s?S\.`,
  String.raw`M\.\s?G\.\s?L\.\s(?:c|ch)\.\s\d{1,3}[A-Z]?(?=,?\s§)`,
  String.raw`Cal\.\sCode\sRegs\.,?\stit\.\s11`,
  String.raw`Tex(?:as|\.)\sBus(?:iness|\.)\s(?:&|and)\sCom(?:merce|m?\.)\sCode`,
  String.raw`(?:N(?:ew\sYork|\.\s?Y\.)\s)?Gen(?:eral|\.)\sBus(?:iness|\.)\sLaw`,
  String.raw`(?:Conn|Mass)\.\sGen\.\s(?:Stat\.|Laws)`,
  String.raw`(?:Neb|Nev|Ky|Or|Ariz|Mo)\.\sRev\.\sStat\.`,
  String.raw`(?:Fla|Minn|Wis)\.\sStat\.`,
  String.raw`(?:Va|Ind|Md|Utah|Iowa)\.?\sCode`,
  String.raw`(?:Tenn|Mont|Ga)\.\sCode\sAnn\.`,
  String.raw`Ohio\sRev\.\sCode`,
  String.raw`Wash\.\sRev\.\sCode`,
].join('|');

export interface CodePlace {
  readonly code: string;
  /** A number that stands in the code. */
  readonly base: string;
}

/** Acts that are named by their own name, with a section of each. */
export const ACTS: readonly (readonly [RegExp, CodePlace])[] = [
  [/Telephone Consumer Protection Act|\bTCPA\b/, { code: '47 U.S.C.', base: '227' }],
  [/Video Privacy Protection Act|\bVPPA\b/, { code: '18 U.S.C.', base: '2710' }],
  [/Electronic Communications Privacy Act|\bECPA\b/, { code: '18 U.S.C.', base: '2511' }],
  [/Biometric Information Privacy Act|\bBIPA\b/, { code: '740 ILCS', base: '14/15' }],
  [/Genetic Information Privacy Act/, { code: '410 ILCS', base: '513/30' }],
  [/California Invasion of Privacy Act|\bCIPA\b/, { code: 'Cal. Penal Code', base: '631' }],
  [/Shine the Light/, { code: 'Cal. Civ. Code', base: '1798.83' }],
  [/My Health My Data Act/, { code: 'RCW', base: '19.373.020' }],
];
