// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateEventMessageCreate = Object.assign(validate10, {"required":["subject","text","recipients"],"nullable":[]});
const schema11 = {"type":"object","required":["subject","text","recipients"],"properties":{"subject":{"type":"string","maxLength":150,"pattern":"^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"},"text":{"type":"string","maxLength":5000,"pattern":"\\S"},"recipients":{"type":"array","items":{"type":"string","pattern":"^/api/booking_persons/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"minItems":1,"maxItems":99,"uniqueItems":true}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^/api/booking_persons/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");

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
if(!(((key0 === "subject") || (key0 === "text")) || (key0 === "recipients"))){
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

export const validateEventReportInput = Object.assign(validate12, {"required":["absent","expenses","incidents","comment"],"nullable":[]});
const schema13 = {"type":"object","required":["absent","expenses","incidents","comment"],"properties":{"absent":{"type":"array","items":{"type":"string","pattern":"^/api/booking_persons/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":99,"uniqueItems":true},"expenses":{"type":"array","items":{"type":"object","required":["title","amount"],"properties":{"title":{"type":"string","maxLength":80,"pattern":"\\S"},"amount":{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5}},"additionalProperties":false},"maxItems":50},"incidents":{"type":"string","maxLength":4000},"comment":{"type":"string","maxLength":4000}},"additionalProperties":false};

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
if(!((((key0 === "absent") || (key0 === "expenses")) || (key0 === "incidents")) || (key0 === "comment"))){
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
if(!((key1 === "title") || (key1 === "amount"))){
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
if(data.incidents !== undefined){
let data6 = data.incidents;
if(typeof data6 === "string"){
if(func2(data6) > 4000){
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
let data7 = data.comment;
if(typeof data7 === "string"){
if(func2(data7) > 4000){
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
