import { runAction } from './groundhog.js';

await runAction();
