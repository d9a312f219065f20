import { type Html, html, NO_HTML } from '../../html/html.ts';
import type { JsonSchema, OpenApiOperation, OpenApiResponse } from '../openapi-document.ts';
import { exampleCommand } from './example-command.ts';
import type { ListedOperation } from './listed-operation.ts';
import { aboutMarkup, fieldsMarkup, isSchema, propertiesOf, typeMarkup } from './type-markup.ts';

export function operationMarkup(
  listed: ListedOperation,
  baseUrl: string,
  responses: Readonly<Record<string, OpenApiResponse>>,
): Html {
  const { path, method, operation } = listed;
  const { operationId, summary, parameters = [] } = operation;
  return html`<section class="card" id="${operationId}" aria-labelledby="${operationId}-title">
    <h3 id="${operationId}-title"><a href="#${operationId}">${operationId}</a></h3>
    <p><strong>${method.toUpperCase()}</strong> <code>${baseUrl}${path}</code></p>
    <p>${summary}. <span class="quiet">${whoMayCall(operation)}</span></p>
    ${parameters.length === 0 ? NO_HTML : parametersMarkup(parameters)} ${bodyMarkup(operation)}
    <h4>Answers</h4>
    <dl>
      ${Object.entries(operation.responses).map(([status, response]) => answerMarkup(status, resolve(response, responses)))}
    </dl>
    <h4>Example</h4>
    <pre tabindex="0">${exampleCommand(listed, baseUrl)}</pre>
  </section>`;
}

function whoMayCall({ security, description }: OpenApiOperation): string {
  if (description !== undefined) return description;
  if (security === undefined) return 'No token needed.';
  return security.length > 1 ? 'Token optional. With one, the answer depends on the caller.' : 'Token required.';
}

function parametersMarkup(parameters: NonNullable<OpenApiOperation['parameters']>): Html {
  return html`<h4>Parameters</h4>
    <table>
      <tbody>
        ${parameters.map(
          ({ name, in: place, required, schema }) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              <td>
                ${typeMarkup(schema)}${aboutMarkup(schema)}
                <span class="quiet">(${place}${required ? '' : ', optional'})</span>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function bodyMarkup({ requestBody }: OpenApiOperation): Html {
  if (requestBody === undefined) return NO_HTML;
  return html`<h4>Body</h4>
    ${Object.entries(requestBody.content).map(([type, { schema }]) =>
      schema === undefined ? html`<p><code>${type}</code></p>` : shapeMarkup(schema),
    )}`;
}

function shapeMarkup(schema: JsonSchema): Html {
  return propertiesOf(schema).length > 0 ? fieldsMarkup(schema) : html`<p>${typeMarkup(schema)}</p>`;
}

function answerMarkup(status: string, { description, headers = {}, content = {} }: OpenApiResponse): Html {
  const shapes = Object.entries(content).map(([type, { schema }]) =>
    isSchema(schema) ? typeMarkup(schema) : html`<code>${type}</code>`,
  );
  return html`<dt><code>${status}</code></dt>
    <dd>
      ${description} ${shapes}
      ${Object.entries(headers).map(([name, header]) => html`<br /><code>${name}</code>: ${header.description}`)}
    </dd>`;
}

function resolve(
  response: OpenApiResponse | { readonly $ref: string },
  responses: Readonly<Record<string, OpenApiResponse>>,
): OpenApiResponse {
  if (!('$ref' in response)) return response;
  return responses[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)] ?? { description: '' };
}
