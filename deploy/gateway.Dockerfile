# Node runs the TypeScript sources directly; workspaces must stay links, so the tree is copied as it is (spike A).
FROM node:24.11-alpine
WORKDIR /firn
COPY package.json package-lock.json ./
COPY shared-contracts shared-contracts
COPY delivery delivery
RUN npm ci --omit=dev --workspace=delivery --workspace=shared-contracts --no-audit --no-fund
USER node
EXPOSE 4000
CMD ["node", "delivery/src/gateway/main.ts"]
