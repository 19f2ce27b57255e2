export { runAction } from './action.ts';
export { runCli } from './cli.ts';
export { runPost } from './post.ts';
