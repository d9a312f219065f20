import { type Html, html, NO_HTML } from '../../html/html.ts';
import type { JsonSchema } from '../openapi-document.ts';
import { COMPONENTS } from '../schema-catalog.ts';

export function typeMarkup(schema: JsonSchema): Html {
  const { $ref, items, anyOf, oneOf, enum: values, const: value } = schema;
  if (typeof $ref === 'string') return schemaLink($ref);
  if (isSchema(items)) return html`list of ${typeMarkup(items)}${limits(schema)}`;
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return joined(choices.filter(isSchema).map(typeMarkup), ' or ');
  if (Array.isArray(values)) return joined(values.map(valueMarkup), ', ');
  if (value !== undefined) return valueMarkup(value);
  if (schema['type'] === 'object') return objectMarkup(schema);
  return html`${typeName(schema)}${limits(schema)}`;
}

export function fieldsMarkup(schema: JsonSchema): Html {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const rows = propertiesOf(schema).map(
    ([name, field]) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>
          ${typeMarkup(field)}${aboutMarkup(field)}${required.includes(name) ? NO_HTML : html` <span class="quiet">(optional)</span>`}
        </td>
      </tr>`,
  );
  return html`<table>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

export function aboutMarkup({ description }: JsonSchema): Html {
  return typeof description === 'string' ? html`: ${description}` : NO_HTML;
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function propertiesOf(schema: JsonSchema): [string, JsonSchema][] {
  const { properties } = schema;
  return isSchema(properties)
    ? Object.entries(properties).flatMap(([name, field]) =>
        isSchema(field) ? [[name, field] as [string, JsonSchema]] : [],
      )
    : [];
}

export function schemaId(name: string): string {
  return `schema-${name}`;
}

function schemaLink(ref: string): Html {
  const name = ref.slice(COMPONENTS.length);
  return html`<a href="#${schemaId(name)}">${name}</a>`;
}

function objectMarkup(schema: JsonSchema): Html {
  const { additionalProperties } = schema;
  const fields = propertiesOf(schema);
  if (fields.length === 0 && isSchema(additionalProperties)) return html`by key: ${typeMarkup(additionalProperties)}`;
  return html`object of
  ${joined(
    fields.map(([name, field]) => html`<code>${name}</code>: ${typeMarkup(field)}`),
    '; ',
  )}`;
}

function valueMarkup(value: unknown): Html {
  return html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;
}

function joined(parts: readonly Html[], between: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;
}

function typeName({ type, format }: JsonSchema): string {
  const names = [type].flat().filter((name) => typeof name === 'string');
  const name = names.length === 0 ? 'anything' : names.join(' or ');
  return typeof format === 'string' ? `${name} (${format})` : name;
}

const LIMITS = [
  ['minimum', 'from'],
  ['exclusiveMinimum', 'above'],
  ['maximum', 'to'],
  ['minLength', 'at least, letters:'],
  ['maxLength', 'at most, letters:'],
  ['minItems', 'at least'],
  ['maxItems', 'at most'],
] as const;

function limits(schema: JsonSchema): string {
  const reported = LIMITS.flatMap(([keyword, word]) => {
    const limit = schema[keyword];
    return typeof limit === 'number' ? [`${word} ${limit}`] : [];
  });
  return reported.length === 0 ? '' : `, ${reported.join(', ')}`;
}
