import { runPost } from './groundhog.js';

await runPost();
