// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateEventMessageCreate = Object.assign(validate10, {"required":["subject","text","recipients"],"nullable":[]});
const schema11 = {"type":"object","required":["subject","text","recipients"],"properties":{"subject":{"type":"string","maxLength":150,"pattern":"^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"},"text":{"type":"string","maxLength":5000,"pattern":"\\S"},"recipients":{"type":"array","items":{"type":"string","pattern":"^/api/booking_persons/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"minItems":1,"maxItems":99,"uniqueItems":true},"attachments":{"type":"array","items":{"type":"string","pattern":"^/api/documents/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":5,"uniqueItems":true},"also":{"type":"array","items":{"type":"string","enum":["guides","houses","office"]},"maxItems":3,"uniqueItems":true}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^/api/booking_persons/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern3 = new RegExp("^/api/documents/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "subject"});
errors++;
}
if(data.text === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "text"});
errors++;
}
if(data.recipients === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "recipients"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "subject") || (key0 === "text")) || (key0 === "recipients")) || (key0 === "attachments")) || (key0 === "also"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if(typeof data0 === "string"){
if(func2(data0) > 150){
vErrors = report(vErrors, instancePath+"/subject", "maxLength", {limit: 150});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/subject", "pattern", {pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/subject", "type", {type: "string"});
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func2(data1) > 5000){
vErrors = report(vErrors, instancePath+"/text", "maxLength", {limit: 5000});
errors++;
}
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/text", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/text", "type", {type: "string"});
errors++;
}
}
if(data.recipients !== undefined){
let data2 = data.recipients;
if(Array.isArray(data2)){
if(data2.length > 99){
vErrors = report(vErrors, instancePath+"/recipients", "maxItems", {limit: 99});
errors++;
}
if(data2.length < 1){
vErrors = report(vErrors, instancePath+"/recipients", "minItems", {limit: 1});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/recipients/" + i0, "pattern", {pattern: "^/api/booking_persons/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipients/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/recipients", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/recipients", "type", {type: "array"});
errors++;
}
}
if(data.attachments !== undefined){
let data4 = data.attachments;
if(Array.isArray(data4)){
if(data4.length > 5){
vErrors = report(vErrors, instancePath+"/attachments", "maxItems", {limit: 5});
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
vErrors = report(vErrors, instancePath+"/attachments/" + i2, "pattern", {pattern: "^/api/documents/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/attachments/" + i2, "type", {type: "string"});
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = report(vErrors, instancePath+"/attachments", "uniqueItems", {i: i3, j: j1});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/attachments", "type", {type: "array"});
errors++;
}
}
if(data.also !== undefined){
let data6 = data.also;
if(Array.isArray(data6)){
if(data6.length > 3){
vErrors = report(vErrors, instancePath+"/also", "maxItems", {limit: 3});
errors++;
}
const len2 = data6.length;
for(let i4=0; i4<len2; i4++){
let data7 = data6[i4];
if(typeof data7 !== "string"){
vErrors = report(vErrors, instancePath+"/also/" + i4, "type", {type: "string"});
errors++;
}
if(!(((data7 === "guides") || (data7 === "houses")) || (data7 === "office"))){
vErrors = report(vErrors, instancePath+"/also/" + i4, "enum", {allowedValues: schema11.properties.also.items.enum});
errors++;
}
}
let i5 = data6.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data6[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
vErrors = report(vErrors, instancePath+"/also", "uniqueItems", {i: i5, j: j2});
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/also", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateEventNotesPatch = Object.assign(validate11, {"required":[],"nullable":["programText"]});
const schema12 = {"type":"object","properties":{"notes":{"type":"string","maxLength":4000},"programText":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "notes") || (key0 === "programText"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.notes !== undefined){
let data0 = data.notes;
if(typeof data0 === "string"){
if(func2(data0) > 4000){
vErrors = report(vErrors, instancePath+"/notes", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/notes", "type", {type: "string"});
errors++;
}
}
if(data.programText !== undefined){
let data1 = data.programText;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func2(data1) > 20000){
vErrors = report(vErrors, instancePath+"/programText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/programText", "type", {type: "string"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data1 !== null){
vErrors = report(vErrors, instancePath+"/programText", "type", {type: "null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/programText", "anyOf", {});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const validateEventReportInput = Object.assign(validate12, {"required":["absent","expenses","incidents","comment"],"nullable":["expenses[].vat","expenses[].receipt"]});
const schema13 = {"type":"object","required":["absent","expenses","incidents","comment"],"properties":{"absent":{"type":"array","items":{"type":"string","pattern":"^/api/booking_persons/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":99,"uniqueItems":true},"expenses":{"type":"array","items":{"type":"object","required":["title","amount"],"properties":{"title":{"type":"string","maxLength":80,"pattern":"\\S"},"amount":{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},"vat":{"anyOf":[{"enum":["normal","lodging","reduced","none"]},{"type":"null"}]},"receipt":{"anyOf":[{"type":"string","pattern":"^/api/documents/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]}},"additionalProperties":false},"maxItems":50},"pictures":{"type":"array","items":{"type":"string","pattern":"^/api/documents/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"incidents":{"type":"string","maxLength":4000},"comment":{"type":"string","maxLength":4000}},"additionalProperties":false};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.absent === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "absent"});
errors++;
}
if(data.expenses === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "expenses"});
errors++;
}
if(data.incidents === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "incidents"});
errors++;
}
if(data.comment === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "comment"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "absent") || (key0 === "expenses")) || (key0 === "pictures")) || (key0 === "incidents")) || (key0 === "comment"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.absent !== undefined){
let data0 = data.absent;
if(Array.isArray(data0)){
if(data0.length > 99){
vErrors = report(vErrors, instancePath+"/absent", "maxItems", {limit: 99});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
vErrors = report(vErrors, instancePath+"/absent/" + i0, "pattern", {pattern: "^/api/booking_persons/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/absent/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/absent", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/absent", "type", {type: "array"});
errors++;
}
}
if(data.expenses !== undefined){
let data2 = data.expenses;
if(Array.isArray(data2)){
if(data2.length > 50){
vErrors = report(vErrors, instancePath+"/expenses", "maxItems", {limit: 50});
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.title === undefined){
vErrors = report(vErrors, instancePath+"/expenses/" + i2, "required", {missingProperty: "title"});
errors++;
}
if(data3.amount === undefined){
vErrors = report(vErrors, instancePath+"/expenses/" + i2, "required", {missingProperty: "amount"});
errors++;
}
for(const key1 in data3){
if(!((((key1 === "title") || (key1 === "amount")) || (key1 === "vat")) || (key1 === "receipt"))){
vErrors = report(vErrors, instancePath+"/expenses/" + i2, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data3.title !== undefined){
let data4 = data3.title;
if(typeof data4 === "string"){
if(func2(data4) > 80){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/title", "maxLength", {limit: 80});
errors++;
}
if(!pattern1.test(data4)){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/title", "type", {type: "string"});
errors++;
}
}
if(data3.amount !== undefined){
let data5 = data3.amount;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/amount", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2000000 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/amount", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/amount", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((5 === 0 || (res0 = data5/5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/amount", "multipleOf", {multipleOf: 5});
errors++;
}
}
}
if(data3.vat !== undefined){
let data6 = data3.vat;
const _errs16 = errors;
let valid7 = false;
const _errs17 = errors;
if(!((((data6 === "normal") || (data6 === "lodging")) || (data6 === "reduced")) || (data6 === "none"))){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/vat", "enum", {allowedValues: schema13.properties.expenses.items.properties.vat.anyOf[0].enum});
errors++;
}
var _valid0 = _errs17 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const _errs18 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/vat", "type", {type: "null"});
errors++;
}
var _valid0 = _errs18 === errors;
valid7 = valid7 || _valid0;
}
if(!valid7){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/vat", "anyOf", {});
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data3.receipt !== undefined){
let data7 = data3.receipt;
const _errs21 = errors;
let valid8 = false;
const _errs22 = errors;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/receipt", "pattern", {pattern: "^/api/documents/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/receipt", "type", {type: "string"});
errors++;
}
var _valid1 = _errs22 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs24 = errors;
if(data7 !== null){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/receipt", "type", {type: "null"});
errors++;
}
var _valid1 = _errs24 === errors;
valid8 = valid8 || _valid1;
}
if(!valid8){
vErrors = report(vErrors, instancePath+"/expenses/" + i2+"/receipt", "anyOf", {});
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/expenses/" + i2, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/expenses", "type", {type: "array"});
errors++;
}
}
if(data.pictures !== undefined){
let data8 = data.pictures;
if(Array.isArray(data8)){
if(data8.length > 20){
vErrors = report(vErrors, instancePath+"/pictures", "maxItems", {limit: 20});
errors++;
}
const len2 = data8.length;
for(let i3=0; i3<len2; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
vErrors = report(vErrors, instancePath+"/pictures/" + i3, "pattern", {pattern: "^/api/documents/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pictures/" + i3, "type", {type: "string"});
errors++;
}
}
let i4 = data8.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data8[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = report(vErrors, instancePath+"/pictures", "uniqueItems", {i: i4, j: j1});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/pictures", "type", {type: "array"});
errors++;
}
}
if(data.incidents !== undefined){
let data10 = data.incidents;
if(typeof data10 === "string"){
if(func2(data10) > 4000){
vErrors = report(vErrors, instancePath+"/incidents", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/incidents", "type", {type: "string"});
errors++;
}
}
if(data.comment !== undefined){
let data11 = data.comment;
if(typeof data11 === "string"){
if(func2(data11) > 4000){
vErrors = report(vErrors, instancePath+"/comment", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/comment", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const validateTextMessageCreate = Object.assign(validate13, {"required":["text"],"nullable":[]});
const schema14 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","maxLength":1600,"pattern":"\\S"},"event":{"type":"string","pattern":"^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"group":{"type":"string","maxLength":80,"pattern":"\\S"},"recipients":{"type":"array","items":{"type":"string","pattern":"^/api/(booking_persons|users)/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"minItems":1,"maxItems":500,"uniqueItems":true},"plannedFor":{"type":"string","format":"date-time"},"dryRun":{"type":"boolean"}},"additionalProperties":false};
const pattern9 = new RegExp("^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern11 = new RegExp("^/api/(booking_persons|users)/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats["date-time"];

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "text"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "text") || (key0 === "event")) || (key0 === "group")) || (key0 === "recipients")) || (key0 === "plannedFor")) || (key0 === "dryRun"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func2(data0) > 1600){
vErrors = report(vErrors, instancePath+"/text", "maxLength", {limit: 1600});
errors++;
}
if(!pattern1.test(data0)){
vErrors = report(vErrors, instancePath+"/text", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/text", "type", {type: "string"});
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
vErrors = report(vErrors, instancePath+"/event", "pattern", {pattern: "^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/event", "type", {type: "string"});
errors++;
}
}
if(data.group !== undefined){
let data2 = data.group;
if(typeof data2 === "string"){
if(func2(data2) > 80){
vErrors = report(vErrors, instancePath+"/group", "maxLength", {limit: 80});
errors++;
}
if(!pattern1.test(data2)){
vErrors = report(vErrors, instancePath+"/group", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/group", "type", {type: "string"});
errors++;
}
}
if(data.recipients !== undefined){
let data3 = data.recipients;
if(Array.isArray(data3)){
if(data3.length > 500){
vErrors = report(vErrors, instancePath+"/recipients", "maxItems", {limit: 500});
errors++;
}
if(data3.length < 1){
vErrors = report(vErrors, instancePath+"/recipients", "minItems", {limit: 1});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern11.test(data4)){
vErrors = report(vErrors, instancePath+"/recipients/" + i0, "pattern", {pattern: "^/api/(booking_persons|users)/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipients/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/recipients", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/recipients", "type", {type: "array"});
errors++;
}
}
if(data.plannedFor !== undefined){
let data5 = data.plannedFor;
if(typeof data5 === "string"){
if(!(formats0(data5))){
vErrors = report(vErrors, instancePath+"/plannedFor", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/plannedFor", "type", {type: "string"});
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
vErrors = report(vErrors, instancePath+"/dryRun", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const validateTourDraftPatch = Object.assign(validate14, {"required":[],"nullable":["title","place","meetingText","leadText","programText","minimumParticipants","maximumParticipants","level"]});
const schema15 = {"type":"object","properties":{"title":{"anyOf":[{"type":"string","minLength":3,"maxLength":120,"pattern":"\\S"},{"type":"null"}]},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"registrationDeadline":{"type":"string","format":"date-time"},"place":{"anyOf":[{"type":"string","maxLength":120},{"type":"null"}]},"meetingText":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]},"leadText":{"anyOf":[{"type":"string","maxLength":600},{"type":"null"}]},"programText":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]},"minimumParticipants":{"anyOf":[{"type":"integer","minimum":1,"maximum":99},{"type":"null"}]},"maximumParticipants":{"anyOf":[{"type":"integer","minimum":1,"maximum":99},{"type":"null"}]},"level":{"anyOf":[{"type":"string","pattern":"^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"activities":{"type":"array","items":{"type":"string","pattern":"^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"priceComponents":{"type":"array","items":{"type":"object","required":["title","grossPrice","vatRate","eligibleForSacDiscount","accommodationCost"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"grossPrice":{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},"vatRate":{"type":"string","pattern":"^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"eligibleForSacDiscount":{"type":"boolean"},"accommodationCost":{"type":"boolean"}},"additionalProperties":false},"maxItems":30}},"additionalProperties":false};
const func11 = Object.prototype.hasOwnProperty;
const pattern13 = new RegExp("^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern14 = new RegExp("^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern16 = new RegExp("^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func11.call(schema15.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func2(data0) > 120){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if(func2(data0) < 3){
vErrors = report(vErrors, instancePath+"/title", "minLength", {limit: 3});
errors++;
}
if(!pattern1.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
vErrors = report(vErrors, instancePath+"/title", "type", {type: "null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/title", "anyOf", {});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.start !== undefined){
let data1 = data.start;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = report(vErrors, instancePath+"/start", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/start", "type", {type: "string"});
errors++;
}
}
if(data.end !== undefined){
let data2 = data.end;
if(typeof data2 === "string"){
if(!(formats0(data2))){
vErrors = report(vErrors, instancePath+"/end", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/end", "type", {type: "string"});
errors++;
}
}
if(data.registrationDeadline !== undefined){
let data3 = data.registrationDeadline;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/registrationDeadline", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/registrationDeadline", "type", {type: "string"});
errors++;
}
}
if(data.place !== undefined){
let data4 = data.place;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(typeof data4 === "string"){
if(func2(data4) > 120){
vErrors = report(vErrors, instancePath+"/place", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/place", "type", {type: "string"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data4 !== null){
vErrors = report(vErrors, instancePath+"/place", "type", {type: "null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/place", "anyOf", {});
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.meetingText !== undefined){
let data5 = data.meetingText;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(typeof data5 === "string"){
if(func2(data5) > 20000){
vErrors = report(vErrors, instancePath+"/meetingText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/meetingText", "type", {type: "string"});
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs24 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/meetingText", "type", {type: "null"});
errors++;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/meetingText", "anyOf", {});
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.leadText !== undefined){
let data6 = data.leadText;
const _errs27 = errors;
let valid4 = false;
const _errs28 = errors;
if(typeof data6 === "string"){
if(func2(data6) > 600){
vErrors = report(vErrors, instancePath+"/leadText", "maxLength", {limit: 600});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/leadText", "type", {type: "string"});
errors++;
}
var _valid3 = _errs28 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs30 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/leadText", "type", {type: "null"});
errors++;
}
var _valid3 = _errs30 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/leadText", "anyOf", {});
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.programText !== undefined){
let data7 = data.programText;
const _errs33 = errors;
let valid5 = false;
const _errs34 = errors;
if(typeof data7 === "string"){
if(func2(data7) > 20000){
vErrors = report(vErrors, instancePath+"/programText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/programText", "type", {type: "string"});
errors++;
}
var _valid4 = _errs34 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs36 = errors;
if(data7 !== null){
vErrors = report(vErrors, instancePath+"/programText", "type", {type: "null"});
errors++;
}
var _valid4 = _errs36 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/programText", "anyOf", {});
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.minimumParticipants !== undefined){
let data8 = data.minimumParticipants;
const _errs39 = errors;
let valid6 = false;
const _errs40 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
var _valid5 = _errs40 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs42 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "type", {type: "null"});
errors++;
}
var _valid5 = _errs42 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "anyOf", {});
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
if(data.maximumParticipants !== undefined){
let data9 = data.maximumParticipants;
const _errs45 = errors;
let valid7 = false;
const _errs46 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data9 < 1 || isNaN(data9)){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
var _valid6 = _errs46 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs48 = errors;
if(data9 !== null){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "type", {type: "null"});
errors++;
}
var _valid6 = _errs48 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "anyOf", {});
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data.level !== undefined){
let data10 = data.level;
const _errs51 = errors;
let valid8 = false;
const _errs52 = errors;
if(typeof data10 === "string"){
if(!pattern13.test(data10)){
vErrors = report(vErrors, instancePath+"/level", "pattern", {pattern: "^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/level", "type", {type: "string"});
errors++;
}
var _valid7 = _errs52 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs54 = errors;
if(data10 !== null){
vErrors = report(vErrors, instancePath+"/level", "type", {type: "null"});
errors++;
}
var _valid7 = _errs54 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
vErrors = report(vErrors, instancePath+"/level", "anyOf", {});
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.activities !== undefined){
let data11 = data.activities;
if(Array.isArray(data11)){
if(data11.length > 20){
vErrors = report(vErrors, instancePath+"/activities", "maxItems", {limit: 20});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(!pattern14.test(data12)){
vErrors = report(vErrors, instancePath+"/activities/" + i0, "pattern", {pattern: "^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/activities/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/activities", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/activities", "type", {type: "array"});
errors++;
}
}
if(data.priceComponents !== undefined){
let data13 = data.priceComponents;
if(Array.isArray(data13)){
if(data13.length > 30){
vErrors = report(vErrors, instancePath+"/priceComponents", "maxItems", {limit: 30});
errors++;
}
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.title === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "required", {missingProperty: "title"});
errors++;
}
if(data14.grossPrice === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "required", {missingProperty: "grossPrice"});
errors++;
}
if(data14.vatRate === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "required", {missingProperty: "vatRate"});
errors++;
}
if(data14.eligibleForSacDiscount === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "required", {missingProperty: "eligibleForSacDiscount"});
errors++;
}
if(data14.accommodationCost === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "required", {missingProperty: "accommodationCost"});
errors++;
}
for(const key1 in data14){
if(!(((((key1 === "title") || (key1 === "grossPrice")) || (key1 === "vatRate")) || (key1 === "eligibleForSacDiscount")) || (key1 === "accommodationCost"))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data14.title !== undefined){
let data15 = data14.title;
if(typeof data15 === "string"){
if(func2(data15) > 60){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data15)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/title", "type", {type: "string"});
errors++;
}
}
if(data14.grossPrice !== undefined){
let data16 = data14.grossPrice;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/grossPrice", "type", {type: "integer"});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 2000000 || isNaN(data16)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/grossPrice", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data16 < 0 || isNaN(data16)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/grossPrice", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((5 === 0 || (res0 = data16/5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/grossPrice", "multipleOf", {multipleOf: 5});
errors++;
}
}
}
if(data14.vatRate !== undefined){
let data17 = data14.vatRate;
if(typeof data17 === "string"){
if(!pattern16.test(data17)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/vatRate", "pattern", {pattern: "^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/vatRate", "type", {type: "string"});
errors++;
}
}
if(data14.eligibleForSacDiscount !== undefined){
if(typeof data14.eligibleForSacDiscount !== "boolean"){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/eligibleForSacDiscount", "type", {type: "boolean"});
errors++;
}
}
if(data14.accommodationCost !== undefined){
if(typeof data14.accommodationCost !== "boolean"){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2+"/accommodationCost", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i2, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
