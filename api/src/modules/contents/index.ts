export { contentsModule } from './contents.plugin.ts';
