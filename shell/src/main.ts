import '@firn/shared-ui/base.css';
import { startShell } from './start-shell.tsx';

startShell();
