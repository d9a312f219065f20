import { type Html, html } from '../../html/html.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import type { ListedOperation } from './listed-operation.ts';
import { operationMarkup } from './operation-markup.ts';
import { fieldsMarkup, propertiesOf, schemaId, typeMarkup } from './type-markup.ts';

/** The document at `address` as a page: every call and every schema has an anchor, so it can be found by name. */
export function docsMarkup(document: OpenApiDocument, address: string): Html {
  const { info, tags, components, servers } = document;
  const baseUrl = servers[0]?.url ?? '';
  const listed = listOperations(document);
  const groups = tags.map(({ name }) => ({
    name,
    calls: listed.filter(({ operation }) => operation.tags[0] === name),
  }));
  return html`<h1>${info.title} API</h1>
    <p class="quiet">Version ${info.version}. For programs: <a href="${address}">openapi.json</a>.</p>
    <p>${info.description.replaceAll('`', '')}</p>
    <nav aria-label="Calls" class="index">
      ${groups.map(
        ({ name, calls }) =>
          html`<div>
            <h2>${name}</h2>
            <ul>
              ${calls.map(({ operation: { operationId } }) => html`<li><a href="#${operationId}">${operationId}</a></li>`)}
            </ul>
          </div>`,
      )}
      <div>
        <h2><a href="#shapes">Shapes</a></h2>
      </div>
    </nav>
    ${groups.map(
      ({ name, calls }) =>
        html`<h2>${name}</h2>
          ${calls.map((call) => operationMarkup(call, baseUrl, components.responses))}`,
    )}
    <h2 id="shapes">Shapes</h2>
    ${shapes(components.schemas)}`;
}

function listOperations({ paths }: OpenApiDocument): ListedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

function shapes(schemas: OpenApiDocument['components']['schemas']): Html {
  const sorted = Object.entries(schemas).sort(([first], [second]) => first.localeCompare(second));
  return html`${sorted.map(
    ([name, schema]) =>
      html`<section class="card" id="${schemaId(name)}" aria-labelledby="${schemaId(name)}-title">
        <h3 id="${schemaId(name)}-title">${name}</h3>
        ${propertiesOf(schema).length > 0 ? fieldsMarkup(schema) : html`<p>${typeMarkup(schema)}</p>`}
      </section>`,
  )}`;
}
