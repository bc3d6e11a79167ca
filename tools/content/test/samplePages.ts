/** The file of the documentation page below. */
export const FLOW_FILE = 'site/docs/survey/Docs/Designing_Survey_Flow.md';

/** A documentation page without faults, but for its length. */
export const flowPage = `---
title: Designing survey flow
description: Quotas and end points steer who answers.
tags: [survey]
askedAs:
  quotas:
    - stop when enough women have answered
    - cap the number of men
---

Managers decide here who may answer.

## Quotas {#quotas}

Open **Flow** and select **Add quota**.

### Alerts {#quota-alerts}

A full quota sends an e-mail. See [Quotas](#quotas).
`;

/** The file of the release page below. */
export const RELEASE_FILE = 'site/docs/versions/Web/1_41.md';

/** A release page without faults. */
export const releasePage = `---
title: Web 1.41
description: Quotas stop a group in time.
date: 2023-01-12
---

Groups can be capped while a survey runs.

## New

- **Quotas** (Survey flow): A group stops when it is full. [Quotas](/docs/survey/Docs/Designing_Survey_Flow#quotas)

## Fixed

- **Alert texts** (Survey flow): Alerts name the survey. [Alerts](/docs/survey/Docs/Designing_Survey_Flow#quota-alerts)
`;

/** A product.yaml that agrees with the two pages. */
export const productYaml = `areas:
  - Survey flow
features:
  - id: quotas
    name: Quotas
    area: Survey flow
    page: survey/Docs/Designing_Survey_Flow
    heading: quotas
    web: "1.41"
    mobile: null
    summary: Caps groups.
  - id: quota-alerts
    name: Quota alerts
    area: Survey flow
    page: survey/Docs/Designing_Survey_Flow
    heading: quota-alerts
    web: initial
    mobile: null
    summary: Tells by e-mail.
    changes:
      - { platform: web, version: "1.41", kind: fixed, note: "Alerts name the survey." }
`;

/** The three files as a site. */
export const sampleSite = {
  [FLOW_FILE]: flowPage,
  [RELEASE_FILE]: releasePage,
  'site/product/product.yaml': productYaml,
};
