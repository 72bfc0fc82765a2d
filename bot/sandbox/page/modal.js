// Modals: a dialog with the form that the bot asks for.

import { el, freshId } from "./dom.js";
import { list } from "./listbox.js";
import { markdown } from "./markdown.js";
import { SELECTS, defaultsOf, selectNode } from "./selects.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;

/**
 * Open a modal. `submit(values, answer)` sends it; `answer` takes the frames that come. `owner` is the seat's name,
 * and `context` has `state` and `text`.
 */
export function openModal(modal, { owner, context, submit }) {
  const fields = [];
  const title = el("h2", { id: freshId("modal") }, modal.title);
  const problem = el("p", { class: "problem", role: "alert" });
  const send = el("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel");
  const form = el(
    "form",
    { novalidate: true },
    el("p", { class: "owner" }, `For ${owner}`),
    title,
    (modal.components ?? []).map((component) => topNode(component, context, fields)),
    problem,
    el("div", { class: "row" }, send, cancel),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title.id }, form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = fields.find((field) => field.problem() !== null);
    problem.textContent = wrong ? wrong.problem() : "";
    if (wrong) {
      wrong.focus();
      return;
    }
    send.disabled = true;
    submit(Object.fromEntries(fields.map((field) => [field.id, field.value()])), (frame) => {
      if (frame.type === "failed" || frame.type === "refused") {
        problem.textContent = frame.text ?? "Something went wrong. Try again.";
        send.disabled = false;
      } else dialog.close();
    });
  });
  dialog.addEventListener("cancel", (event) => list.anchor && event.preventDefault());
  dialog.addEventListener("close", () => {
    list.close({ isSilent: true });
    dialog.remove();
  });
  document.body.append(dialog);
  // The list of a select has to lie above the dialog, and nothing outside a modal dialog can be used.
  dialog.append(list.node);
  dialog.addEventListener("close", () => document.body.append(list.node));
  dialog.showModal();
  form.querySelector("input, textarea, .select")?.focus();
  return dialog;
}

function topNode(component, context, fields) {
  switch (component.type) {
    case TEXT:
      return el("div", { class: "text" }, markdown(component.content, context.text));
    case ROW:
      return (component.components ?? []).map((each) => labelled(each.label ?? "", null, each, context, fields));
    case LABEL:
      return labelled(component.label, component.description, component.component, context, fields);
    default:
      return el("p", { class: "unknown" }, `The sandbox cannot show a component of type ${component.type} in a modal.`);
  }
}

function labelled(label, description, component, context, fields) {
  const id = freshId("field");
  const field = fieldFor(component, { id, label, context });
  if (field === null) return el("p", { class: "unknown" }, `The sandbox cannot show “${label}” (component type ${component.type}).`);
  fields.push(field);
  const isRequired = component.required ?? true;
  const isGroup = component.type === RADIO_GROUP || component.type === CHECKBOX_GROUP;
  const star = isRequired && component.type !== CHECKBOX ? el("span", { class: "star", "aria-hidden": "true" }, " *") : null;
  const name = [label, star];
  return el(
    "div",
    { class: "field", role: isGroup ? "group" : null, "aria-labelledby": isGroup ? `${id}-name` : null },
    el(isGroup ? "span" : "label", { id: `${id}-name`, class: "name", for: isGroup ? null : id }, name),
    description ? el("small", { id: `${id}-more` }, description) : null,
    field.node,
  );
}

/** Return `{id, node, value(), problem(), focus()}` for a component that can be filled in, or null. */
function fieldFor(component, { id, label, context }) {
  const isRequired = component.required ?? true;
  const made = makeField(component, id, context);
  if (made === null) return null;
  const problem = () => {
    const value = made.value();
    const isEmpty = value === null || value.length === 0;
    if (isEmpty && component.type !== CHECKBOX) return isRequired ? `“${label}” must be filled in.` : null;
    const size = value.length ?? 0;
    if (component.type === TEXT_INPUT && size < (component.min_length ?? 0)) {
      return `“${label}” needs at least ${component.min_length} characters.`;
    }
    const fewest = component.min_values ?? 0;
    return Array.isArray(value) && size < fewest ? `“${label}” needs at least ${fewest} choices.` : null;
  };
  const focus = () => (made.node.matches("input, textarea, button") ? made.node : made.node.querySelector("input, button"))?.focus();
  return { id: component.custom_id, ...made, problem, focus };
}

function makeField(component, id, context) {
  if (SELECTS.has(component.type)) return selectField(component, id, context);
  switch (component.type) {
    case TEXT_INPUT: {
      const tag = component.style === PARAGRAPH ? "textarea" : "input";
      const limits = { maxlength: component.max_length ?? 4000, placeholder: component.placeholder };
      const node = el(tag, { id, ...limits, rows: tag === "textarea" ? 4 : null, value: component.value ?? "" });
      return { node, value: () => node.value };
    }
    case RADIO_GROUP:
      return groupField(component, id, "radio", (chosen) => chosen[0] ?? null);
    case CHECKBOX_GROUP:
      return groupField(component, id, "checkbox", (chosen) => chosen);
    case CHECKBOX: {
      const node = el("input", { id, type: "checkbox", checked: component.default ?? false });
      return { node, value: () => node.checked };
    }
    default:
      return null;
  }
}

function selectField(component, id, context) {
  let values = defaultsOf(component);
  const node = el("div", { class: "row" });
  const draw = () => {
    const change = (now) => {
      values = now;
      draw();
      node.firstChild.focus();
    };
    const shown = selectNode(component, { state: context.state, values, change, labelledBy: `${id}-name` });
    shown.id = id;
    node.replaceChildren(shown);
  };
  draw();
  return { node, value: () => values };
}

function groupField(component, id, kind, read) {
  const most = component.max_values ?? component.options.length;
  const inputs = component.options.map((option) => {
    const input = el("input", { type: kind, name: id, checked: option.default ?? false, value: option.value });
    return [input, el("label", { class: "choice" }, input, el("span", {}, option.label, option.description ? el("small", {}, option.description) : null))];
  });
  const node = el("div", { class: "choices" }, inputs.map(([, label]) => label));
  const chosen = () => inputs.map(([input]) => input).filter((input) => input.checked);
  node.addEventListener("change", (event) => {
    if (kind === "checkbox" && chosen().length > most) event.target.checked = false;
  });
  return { node, value: () => read(chosen().map((input) => input.value)) };
}
