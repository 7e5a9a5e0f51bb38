import { Type } from 'typebox';

/** Keys are message keys of the app: `preferences.<key>`. */
const Criterion = Type.Object({
  type: Type.Unsafe<'criterion'>({ type: 'string', enum: ['criterion'] }),
  key: Type.String(),
  /** Name under which the choice goes into `itineraryOptions`. */
  bodyParam: Type.String(),
  criteria: Type.Array(Type.Object({ key: Type.String(), value: Type.String() })),
  selectedKey: Type.String(),
});

const Slider = Type.Object({
  type: Type.Unsafe<'slider'>({ type: 'string', enum: ['slider'] }),
  key: Type.String(),
  unit: Type.String(),
  min: Type.Number(),
  max: Type.Number(),
  step: Type.Number(),
  value: Type.Number(),
});

const Toggle = Type.Object({
  type: Type.Unsafe<'toggle'>({ type: 'string', enum: ['toggle'] }),
  key: Type.String(),
  selectedKey: Type.Unsafe<'on' | 'off'>({ type: 'string', enum: ['on', 'off'] }),
});

const ModeOption = Type.Object({
  type: Type.Unsafe<'mode'>({ type: 'string', enum: ['mode'] }),
  key: Type.String(),
  modes: Type.Array(Type.Object({ key: Type.String(), selected: Type.Boolean() })),
});

export const Preferences = Type.Object(
  {
    sections: Type.Array(
      Type.Object({
        sectionKey: Type.String(),
        options: Type.Array(Type.Union([Criterion, Slider, Toggle, ModeOption])),
      }),
    ),
  },
  { $id: 'Preferences' },
);
