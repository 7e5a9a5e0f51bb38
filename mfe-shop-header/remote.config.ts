import { defineRemote } from '@halte/federation/defineRemote';

export const declaration = defineRemote({
  id: 'shop-header',
  budget: { first: 18_500, all: 130_000 },
});
