import { PbfReader } from 'pbf';
import { checkEnd, endOfBytes } from './fields.ts';
import type { BlockTexts, Tags } from './tags.ts';

/** Reads the tags of nodes, ways and relations, whose keys (field 2) and values (field 3) are two lists in any order. */
export interface ObjectTags {
  /** Another object begins. */
  begin(): void;
  /** Notes the field if it is one of the two. */
  read(field: number, reader: PbfReader): void;
  /** The tags, after the last field. @throws DamageError */
  end(): Tags;
}

/** @param bytes the block. */
export function createObjectTags(bytes: Uint8Array, texts: BlockTexts): ObjectTags {
  const [keys, values] = [new PbfReader(bytes), new PbfReader(bytes)];
  let [keysEnd, valuesEnd] = [0, 0];
  return {
    begin() {
      texts.begin();
      [keys.pos, keysEnd, values.pos, valuesEnd] = [0, 0, 0, 0];
    },
    read(field, reader) {
      if (field !== 2 && field !== 3) return;
      const end = endOfBytes(reader);
      if (field === 2) [keys.pos, keysEnd] = [reader.pos, end];
      else [values.pos, valuesEnd] = [reader.pos, end];
      reader.pos = end;
    },
    end() {
      while (keys.pos < keysEnd) texts.add(keys.readVarint(), values.readVarint());
      checkEnd(keys, keysEnd);
      checkEnd(values, valuesEnd);
      return texts.tags;
    },
  };
}
