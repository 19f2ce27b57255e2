// Why: docs/decisions/0009-one-bundle-three-doors.md
export { runAction } from './action.ts';
export { runCli } from './cli.ts';
export { runPost } from './post.ts';
