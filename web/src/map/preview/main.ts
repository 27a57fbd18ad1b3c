// One board alone on a page, as the address asks for it: what the workshop looks at and measures.

import { mount } from 'svelte';
import { loadBoard } from '..';
import Preview from './Preview.svelte';

const asked = new URLSearchParams(location.search);
const board = await loadBoard(asked.get('board') ?? 'universalis');
mount(Preview, { target: document.querySelector('#app')!, props: { board, asked } });
