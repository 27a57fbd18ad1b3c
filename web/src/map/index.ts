export { default as MapBoard } from './MapBoard.svelte';
export type { Counter, CounterForm } from './counters';
export { type Decoded, decode, loadBoard } from './decode';
export type { BoardFile, Lang } from './format';
export { type Tincture, tinctureOf, tinctures } from './tinctures';
