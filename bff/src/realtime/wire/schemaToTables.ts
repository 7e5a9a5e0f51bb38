/** Turns the JSON form of a protobuf schema, as protobufjs writes it, into the source of the tables of table.ts. */

export interface SchemaType {
  readonly fields?: Readonly<Record<string, SchemaField>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly nested?: Readonly<Record<string, SchemaType>>;
}

interface SchemaField {
  readonly type: string;
  readonly id: number;
  readonly rule?: string;
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'text',
  bool: 'flag',
  uint32: 'count',
  uint64: 'count',
  int32: 'whole',
  int64: 'whole',
  float: 'float',
  double: 'double',
};

const constantOf = (message: string): string =>
  message
    .replaceAll('.', '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toUpperCase();

const valuesSource = (values: Readonly<Record<string, number>>): string =>
  `{ ${Object.entries(values)
    .map(([name, number]) => `${name}: ${number}`)
    .join(', ')} }`;

/** The message or enumeration at a path such as `TripUpdate.StopTimeEvent`; undefined if there is none. */
function resolve(root: SchemaType, path: string): SchemaType | undefined {
  return path.split('.').reduce<SchemaType | undefined>((type, name) => type?.nested?.[name], root);
}

/** The path of the type `name` as protobuf finds it from inside `message`: the innermost scope that declares it. Undefined if none does. */
function pathOf(root: SchemaType, message: string, name: string): string | undefined {
  const scope = message.split('.');
  for (let depth = scope.length; depth >= 0; depth -= 1) {
    const path = [...scope.slice(0, depth), name].join('.');
    if (resolve(root, path)) return path;
  }
  return undefined;
}

/**
 * Source of a module with one table for each message of `wanted` (fields by message), in an order in which nothing is used before it is
 * declared. `root` holds the messages of the package.
 *
 * @throws Error when a message or a field is not in the schema, or a message that is read is not among `wanted`.
 */
export function tablesSource(
  root: SchemaType,
  wanted: Readonly<Record<string, readonly string[]>>,
  header: string,
): string {
  const sources: string[] = [];
  const written = new Set<string>();

  function fieldsOf(message: string): Readonly<Record<string, SchemaField>> {
    const fields = resolve(root, message)?.fields;
    if (!fields) throw new Error(`The schema has no message ${message}.`);
    return fields;
  }

  function fieldSource(message: string, name: string): string {
    const field = fieldsOf(message)[name];
    if (!field) throw new Error(`The schema has no field ${message}.${name}.`);
    const scalar = SCALARS[field.type];
    if (scalar) return `${scalar}(${field.id})`;
    const path = pathOf(root, message, field.type);
    if (path === undefined) throw new Error(`The schema has no type ${field.type}, which ${message}.${name} has.`);
    const values = resolve(root, path)?.values;
    if (values) return `choice(${field.id}, ${valuesSource(values)})`;
    write(path);
    return `${field.rule === 'repeated' ? 'many' : 'one'}(${field.id}, ${constantOf(path)})`;
  }

  function write(message: string): void {
    if (written.has(message)) return;
    written.add(message);
    const names = wanted[message];
    if (!names) throw new Error(`No fields are chosen for the message ${message}.`);
    const fields = names.map((name) => `  ${name}: ${fieldSource(message, name)},`);
    sources.push(`export const ${constantOf(message)} = {\n${fields.join('\n')}\n};\n`);
  }

  for (const message of Object.keys(wanted)) write(message);
  const used = [...new Set(sources.join('').match(/(?<=: )\w+(?=\()/g))].sort();
  return `${header}\nimport { ${used.join(', ')} } from './table.ts';\n\n${sources.join('\n')}`;
}
