export type SecretsTable = { name: string; value: string };
