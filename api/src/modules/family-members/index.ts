export { familyMembersModule } from './family-members.routes.ts';
