import { loadAction } from './groundhog.js';

const { runAction } = await loadAction();
await runAction();
