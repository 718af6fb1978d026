# Node runs the TypeScript sources directly; workspaces must stay links, so the tree is copied as it is (spike A).
FROM node:24.11-alpine
WORKDIR /firn
COPY package.json package-lock.json ./
COPY shared-contracts shared-contracts
COPY api api
RUN npm ci --omit=dev --workspace=api --workspace=shared-contracts --no-audit --no-fund
USER node
EXPOSE 4001
CMD ["node", "api/src/main.ts"]
