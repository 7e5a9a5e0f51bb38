import type { PbfReader } from 'pbf';
import { checkEnd, DamageError, eachField, endOfBytes } from './fields.ts';
import { checkedId } from './nodes.ts';
import type { ObjectTags } from './objectTags.ts';
import type { BlockTexts, Tags } from './tags.ts';

/** OpenStreetMap allows 2 000 nodes of a way and 32 000 members of a relation. */
export const MOST_NODES = 65_536;
const MOST_MEMBERS = 131_072;

/** `nodes`: ids, valid until the next way. */
export type ReadWay = (id: number, nodes: Float64Array, tags: Tags) => void;

export type MemberKind = 'node' | 'way' | 'relation';
const MEMBER_KINDS: readonly MemberKind[] = ['node', 'way', 'relation'];

/** The members of a relation, as long as it is read. */
export interface Members {
  readonly count: number;
  id(index: number): number;
  kind(index: number): MemberKind;
  role(index: number): string;
}

export type ReadRelation = (id: number, members: Members, tags: Tags) => void;

const wayNodes = new Float64Array(MOST_NODES);

/**
 * @param isWanted whether a way is read, by its id, as far as the id comes first.
 * @throws DamageError
 */
export function readWay(
  reader: PbfReader,
  tags: ObjectTags,
  read: ReadWay,
  isWanted: (id: number) => boolean = () => true,
): void {
  const end = endOfBytes(reader);
  let [id, count, node] = [0, 0, 0];
  let isPassedOver = false;
  tags.begin();
  eachField(reader, end, (field) => {
    if (field === 1) {
      id = checkedId(reader.readVarint(true));
      if (isWanted(id)) return;
      isPassedOver = true;
      reader.pos = end;
    } else if (field === 8) {
      const listEnd = endOfBytes(reader);
      while (reader.pos < listEnd) {
        node = checkedId(node + reader.readSVarint());
        if (count === MOST_NODES) throw new DamageError(`A way has more than ${MOST_NODES} nodes.`);
        wayNodes[count++] = node;
      }
      checkEnd(reader, listEnd);
    } else tags.read(field, reader);
  });
  if (!isPassedOver) read(id, wayNodes.subarray(0, count), tags.end());
}

/** The three lists of members: names of roles, ids and kinds. */
const LISTS = { roles: 8, ids: 9, kinds: 10 } as const;
const roles = new Int32Array(MOST_MEMBERS);
const ids = new Float64Array(MOST_MEMBERS);
const kinds = new Uint8Array(MOST_MEMBERS);

/** @throws DamageError */
export function readRelation(reader: PbfReader, texts: BlockTexts, tags: ObjectTags, read: ReadRelation): void {
  const end = endOfBytes(reader);
  const counts = { roles: 0, ids: 0, kinds: 0 };
  let [id, member] = [0, 0];
  const list = (name: keyof typeof counts, add: (index: number) => void) => {
    const listEnd = endOfBytes(reader);
    while (reader.pos < listEnd) {
      if (counts[name] === MOST_MEMBERS) throw new DamageError(`A relation has more than ${MOST_MEMBERS} members.`);
      add(counts[name]++);
    }
    checkEnd(reader, listEnd);
  };
  tags.begin();
  eachField(reader, end, (field) => {
    if (field === 1) id = checkedId(reader.readVarint(true));
    else if (field === LISTS.roles) list('roles', (index) => (roles[index] = reader.readVarint()));
    else if (field === LISTS.ids)
      list('ids', (index) => {
        member = checkedId(member + reader.readSVarint());
        ids[index] = member;
      });
    else if (field === LISTS.kinds) list('kinds', (index) => (kinds[index] = Math.min(255, reader.readVarint())));
    else tags.read(field, reader);
  });
  const { ids: count } = counts;
  if (counts.roles !== count || counts.kinds !== count) throw new DamageError('Members without a role or a kind.');
  for (let i = 0; i < count; i++) if (kinds[i]! > 2) throw new DamageError('A member is of an unknown kind.');
  read(id, membersOf(count, texts), tags.end());
}

function membersOf(count: number, texts: BlockTexts): Members {
  return {
    count,
    id: (index) => ids[index]!,
    kind: (index) => MEMBER_KINDS[kinds[index]!]!,
    role: (index) => texts.text(roles[index]!),
  };
}
