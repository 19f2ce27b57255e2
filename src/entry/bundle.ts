import { keepHeapSmall } from './compose/keep-heap-small.ts';

keepHeapSmall();

// Why: docs/decisions/0009-one-bundle-three-doors.md
export const loadAction = () => import('./action.ts');
export const loadCli = () => import('./cli.ts');
export const loadPost = () => import('./post.ts');
