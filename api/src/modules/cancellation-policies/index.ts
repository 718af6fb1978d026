export { cancellationPoliciesModule } from './cancellation-policies.routes.ts';
export { policyInForce } from './policy-in-force.read-model.ts';
