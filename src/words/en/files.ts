import type { Catalogue } from '../types.ts';
import { faults } from './faults.ts';

/** What people are told of files that cannot be opened. */
export const files: Catalogue = {
  ...faults,
  'screen.file.unknown':
    'Acies cannot read this file. It opens battles and scenarios that were saved (.json), and armies (.txt).',
  'screen.file.foreign': 'This file is neither a saved battle nor a scenario of Acies.',
  'screen.file.cut': 'The file is damaged, or only a part of it was saved. Save or download it once more.',
  'screen.file.newer':
    'The file was made by another version of Acies. Load this page again to get the newest version, then open the file once more.',
  'screen.file.wrong':
    '{kind, select, record {This is a saved battle} other {This is a scenario}}, but parts of it are missing or wrong. If you have not changed the file yourself, save it once more where it comes from.',
  'screen.file.where': 'What is wrong, for the author of the file',
  'screen.file.too-large': 'The file is too large to be a battle ({size} bytes).',
  'screen.file.unreadable': 'The file cannot be read: {why}',
};
