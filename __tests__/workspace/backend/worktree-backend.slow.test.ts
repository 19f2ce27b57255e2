import './worktree-backend.int.test.ts';
