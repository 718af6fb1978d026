/**
 * Fastify looks for the name of a plugin that has none among all modules in `require.cache`, which Jest answers by
 * asking each module anew: two thirds of what a test of a server took.
 */
Function.prototype[Symbol.for('fastify.display-name')] = 'plugin';
