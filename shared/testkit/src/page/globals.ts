/** The parts of a property descriptor that change when a script redefines it. */
type Held = readonly [value: unknown, get: unknown, set: unknown];

const held = ({ value, get, set }: PropertyDescriptor): Held => [value, get, set];

/** Objects whose properties everybody relies on. */
function builtIns(): ReadonlyMap<string, object> {
  const found = new Map<string, object>([
    ['history', history],
    ['localStorage', localStorage],
    ['JSON', JSON],
    ['Math', Math],
  ]);
  for (const name of Object.getOwnPropertyNames(window)) {
    const value = Object.getOwnPropertyDescriptor(window, name)?.value;
    if (typeof value !== 'function' || !/^[A-Z]/.test(name)) continue;
    found.set(name, value);
    if (typeof value.prototype === 'object' && value.prototype !== null)
      found.set(`${name}.prototype`, value.prototype);
  }
  return found;
}

function propertiesOf(object: object): ReadonlyMap<string, Held> {
  return new Map(Object.entries(Object.getOwnPropertyDescriptors(object)).map(([name, value]) => [name, held(value)]));
}

/** Properties of `before` that are others in `now`, and the names that are new in it. */
function changes(prefix: string, before: ReadonlyMap<string, Held>, now: ReadonlyMap<string, Held>): string[] {
  const other = [...before].filter(([name, was]) => {
    const is = now.get(name);
    return is === undefined || is.some((part, index) => !Object.is(part, was[index]));
  });
  const added = [...now.keys()].filter((name) => !before.has(name));
  return [
    ...other.map(([name]) => `${prefix}${name} was redefined`),
    ...added.map((name) => `${prefix}${name} is new`),
  ];
}

/** The page's own globals that scripts may legitimately write. */
const MAY_CHANGE = /^(?:event|name|status|scroll[XY]|page[XY]Offset|(?:inner|outer)(?:Width|Height)|screen\w+|\d+)$/;
/** The globals that the kit adds. */
const OF_KIT = /^(?:kit|kitWalk|axe)$/;
/** The globals of the federation runtime and of a remote's build. */
const OF_FEDERATION = /^(?:webpackChunk|__FEDERATION__|__HALTE_FEDERATION_|__GLOBAL_LOADING_REMOTE_ENTRY__|__VMOK__)/;

/** Returns a function that lists the globals redefined and added since this call; `own` are names that the remote may add. */
export function watchGlobals(): (own: readonly string[]) => readonly string[] {
  const objects = builtIns();
  const before = new Map([...objects].map(([name, object]) => [name, propertiesOf(object)]));
  const globals = propertiesOf(window);
  return (own) => {
    const isOwn = (change: string) => {
      const [name = ''] = change.split(' ');
      return own.includes(name) || OF_FEDERATION.test(name) || OF_KIT.test(name) || MAY_CHANGE.test(name);
    };
    const ofWindow = changes('', globals, propertiesOf(window)).filter((change) => !isOwn(change));
    const ofObjects = [...objects].flatMap(([name, object]) =>
      changes(
        `${name}.`,
        before.get(name) ?? new Map(),
        name === 'localStorage' ? (before.get(name) ?? new Map()) : propertiesOf(object),
      ),
    );
    return [...ofWindow, ...ofObjects];
  };
}
