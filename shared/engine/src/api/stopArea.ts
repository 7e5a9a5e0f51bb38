import { Type } from 'typebox';
import { AlertAnswer } from './alerts.ts';
import { Accessibility, Latitude, LineBadge, Longitude } from './common.ts';
import { about, list, text, whole } from './fields.ts';
import { LineWay } from './lineWay.ts';

export const stopPointFields = {
  id: text('Id of the stop point.', 'Gare:1'),
  name: text('What it is called.', 'Gare'),
  code: text('What stands on its sign for travellers to type. Empty where it has none.', '1001'),
  platform: text('Its platform. Empty where it has none.', '1'),
  lat: Latitude,
  lon: Longitude,
  wheelchair: Accessibility,
};

export const StopAreaDetail = Type.Object(
  {
    id: text('Id of the stop area.', 'Gare'),
    name: text('What it is called.', 'Gare'),
    city: text('Its town. Empty where it is not known.', 'Petiteville'),
    postCode: text('The postcode. Empty where it is not known.', '35999'),
    lat: Latitude,
    lon: Longitude,
    wheelchair: about(Accessibility, 'Whether all of its stop points can be used with a wheelchair.'),
    stopPoints: list(
      Type.Object(
        { ...stopPointFields, lineIds: list(text('Id of a line.', 'A'), 'The lines that stop here.') },
        { $id: 'StopAreaPoint', description: 'A stop point: one platform or one pole.' },
      ),
      'Its platforms and poles.',
    ),
    lines: list(
      Type.Object(
        {
          line: LineBadge,
          directions: list(
            Type.Object({
              direction: LineWay,
              headsigns: list(text('A destination.', 'Université'), 'The most frequent first.'),
            }),
            'Where its vehicles go from here.',
          ),
        },
        { $id: 'StopAreaLine', description: 'A line that stops at a stop area.' },
      ),
      'In the order of the network’s signs.',
    ),
    near: list(
      Type.Object(
        {
          id: text('Id of the other stop area.', 'Centre'),
          name: text('What it is called.', 'Centre'),
          lat: Latitude,
          lon: Longitude,
          metres: whole('Metres on foot, about.', 260),
          seconds: whole('Seconds on foot, about.', 240),
          lines: list(LineBadge, 'The lines that stop there.'),
        },
        { $id: 'StopAreaNear', description: 'A stop area within a short walk of another one.' },
      ),
      'Within a short walk, the nearest first.',
    ),
    alerts: list(AlertAnswer, 'Of the next seven days, the most severe first.'),
  },
  { $id: 'StopAreaDetail', description: 'A stop area: what has one name on the map, with all its platforms.' },
);
