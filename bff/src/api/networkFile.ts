import { day, flag, oneOf, text, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';

export const NetworkFileParams = Type.Object({
  id: text('What the network is called in addresses.', 'petitbus', { maxLength: 300 }),
  version: text('The version that the offer names.', '3f1c2a9be07d4c5588a1e6d2f4b09c77', { maxLength: 300 }),
});

export const OfferedNetworkFile = Type.Object(
  {
    id: text('What the network is called in addresses.', 'petitbus'),
    version: text(
      'The first 32 digits of the SHA-256 of the file, hexadecimal: another file has another.',
      '3f1c2a9be07d4c5588a1e6d2f4b09c77',
    ),
    path: text('Where the file is, below this server.', '/networks/petitbus/3f1c2a9be07d4c5588a1e6d2f4b09c77.htn'),
    name: text('What the network is called.', 'Petitbus'),
    lastDay: day('The last service day that it is good for.', '2026-12-31'),
    bytes: whole('Its size where it is kept.', 244_603),
    compressedBytes: whole('What is loaded for it.', 72_941),
    hasShapes: flag('Whether the lines that vehicles take are in it.', true),
  },
  { $id: 'OfferedNetworkFile', description: 'A timetable to be taken along.' },
);

const REFUSALS = ['off', 'tooLarge'] as const;

export const NetworkFileOffer = Type.Object(
  {
    file: Type.Optional(OfferedNetworkFile),
    refusal: Type.Optional(
      oneOf(REFUSALS, 'Why there is no file: the operator offers none, or the network is too large to be taken along.'),
    ),
  },
  { $id: 'NetworkFileOffer', description: 'The file, or why there is none.' },
);

export const NetworkFileBytes = text('As docs/network-file.md says.', 'HALTENET…');
