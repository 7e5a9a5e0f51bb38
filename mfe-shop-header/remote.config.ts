import { defineRemote } from '@halte/federation/defineRemote';

export default defineRemote({
  id: 'shop-header',
  budget: { first: 13_000, all: 130_000 },
});
