export { default as MapBoard } from './MapBoard.svelte';
export type { Counter, CounterForm } from './counters';
export { type Decoded, decode, loadBoard } from './decode';
export type { BoardFile, Lang } from './format';
export { beside } from './room';
export type { Route } from './routes';
export type { Tag } from './tags';
export { type Tincture, tinctureOf, tinctures } from './tinctures';
export { paint, patterns, type Pattern, ramps, shade, type Step, stepsOf, type Tint } from './tints';
