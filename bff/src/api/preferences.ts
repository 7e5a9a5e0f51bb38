import { decimal, flag, list, oneOf, text } from '@halte/engine/api/fields';
import { Type } from 'typebox';

const key = (example: string) =>
  text('Names the option; the app’s message `preferences.<key>` is what travellers read.', example);

const Criterion = Type.Object(
  {
    type: oneOf(['criterion'], 'One of several.'),
    key: key('journeyType'),
    bodyParam: text('Name under which the choice goes into `itineraryOptions`.', 'journeyType'),
    criteria: list(
      Type.Object({ key: text('Names the choice.', 'fastest'), value: text('What is sent for it.', 'fastest') }),
      'The choices.',
    ),
    selectedKey: text('`key` of the choice by default.', 'fastest'),
  },
  { description: 'A choice of one among several.' },
);

const Slider = Type.Object(
  {
    type: oneOf(['slider'], 'A number.'),
    key: key('maxWalk'),
    unit: text('What the number counts.', 'm'),
    min: decimal('The least.', 100),
    max: decimal('The most.', 5_000),
    step: decimal('From one value to the next.', 100),
    value: decimal('The default.', 1_000),
    openEnded: Type.Optional(
      flag('Whether the most stands for no limit: a search with it leaves the option out. Absent: no.', true),
    ),
  },
  { description: 'A choice of a number.' },
);

const Toggle = Type.Object(
  {
    type: oneOf(['toggle'], 'On or off.'),
    key: key('wheelchair'),
    selectedKey: oneOf(['on', 'off'], 'The default.', 'off'),
  },
  { description: 'A choice between on and off.' },
);

const ModeOption = Type.Object(
  {
    type: oneOf(['mode'], 'Modes.'),
    key: key('modes'),
    modes: list(
      Type.Object({
        key: text('A mode.', 'tram'),
        selected: flag('Whether it is used by default. Those that are not chosen go into `excludedModes`.'),
      }),
      'The modes of the network.',
    ),
  },
  { description: 'A choice of modes.' },
);

export const Preferences = Type.Object(
  {
    sections: list(
      Type.Object({
        sectionKey: text('Names the section.', 'journey'),
        options: list(
          Type.Union([Criterion, Slider, Toggle, ModeOption]),
          'In the order to show; `type` distinguishes them.',
        ),
      }),
      'In the order to show.',
    ),
  },
  { $id: 'Preferences', description: 'A template for a form of preferences.' },
);
