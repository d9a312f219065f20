export interface SecretsTable {
  name: string;
  value: string;
}
