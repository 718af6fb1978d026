export { MadeSecret } from './made-secret.tsx';
export { SecretList } from './secret-list.tsx';
export { default as secretStyles } from './secrets.module.css';
export { useMakeSecret } from './use-make-secret.ts';
