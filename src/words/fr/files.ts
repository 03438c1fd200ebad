import type { Catalogue } from '../types.ts';
import { faults } from './faults.ts';

/** What people are told of files that cannot be opened. */
export const files: Catalogue = {
  ...faults,
  'screen.file.unknown':
    'Acies ne sait pas lire ce fichier. Il ouvre les batailles et les scénarios enregistrés (.json) et les armées (.txt).',
  'screen.file.foreign': 'Ce fichier n’est ni une bataille enregistrée ni un scénario d’Acies.',
  'screen.file.cut':
    'Le fichier est endommagé, ou n’a été enregistré qu’en partie. Enregistrez-le ou téléchargez-le de nouveau.',
  'screen.file.newer':
    'Le fichier vient d’une autre version d’Acies. Rechargez cette page pour obtenir la dernière version, puis ouvrez-le de nouveau.',
  'screen.file.wrong':
    '{kind, select, record {C’est une bataille enregistrée} other {C’est un scénario}}, mais des parties manquent ou sont fausses. Si vous n’avez pas modifié le fichier vous-même, enregistrez-le de nouveau là d’où il vient.',
  'screen.file.where': 'Ce qui est faux, pour qui a écrit le fichier',
  'screen.file.too-large': 'Le fichier est trop gros pour être une bataille ({size} octets).',
  'screen.file.unreadable': 'Le fichier ne peut pas être lu : {why}',
};
