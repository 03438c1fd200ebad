/** The English messages about army files of any ruleset. */
export const ENGLISH = {
  'file.kind': 'this is no army: its first heading must be {knownOr}',
  'file.heading-missing': 'the heading "{heading}:" is missing: write for example "{example}"',
  'file.heading-twice': 'the heading "{heading}:" stands twice: keep one of them',
  'file.heading-empty': 'nothing stands after "{heading}:": write for example "{example}"',
  'file.lines': 'the file is too long: it may have at most {most} lines',
  'file.line-length': 'this line is too long: it may have at most {most} characters',
  'file.bases': 'the army is too large: it may have at most {most} bases',
  'file.number': '"{text}" is not what "{heading}:" wants: a number from {least} to {most}',
} as const;
