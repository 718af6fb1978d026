// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateBexioPatch = Object.assign(validate10, {"required":[],"nullable":["startsOn","taxes[].taxId","accounts[].accountId"]});
const schema11 = {"type":"object","properties":{"active":{"type":"boolean"},"startsOn":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]},"taxes":{"type":"array","items":{"type":"object","required":["category","taxId"],"properties":{"category":{"enum":["UNO","ULA","Sal2.0, 3.7%","Sal2.0, 7.7%","Sal2.1, 3.8%","Sal2.1, 8.1%","fee"]},"taxId":{"anyOf":[{"type":"integer","minimum":1},{"type":"null"}]}},"additionalProperties":false},"maxItems":7},"accounts":{"type":"array","items":{"type":"object","required":["accountingNo","accountId"],"properties":{"accountingNo":{"type":"string","minLength":1,"maxLength":40},"accountId":{"anyOf":[{"type":"integer","minimum":1},{"type":"null"}]}},"additionalProperties":false},"maxItems":200}},"additionalProperties":false};
const formats0 = formats.date;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "active") || (key0 === "startsOn")) || (key0 === "taxes")) || (key0 === "accounts"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
vErrors = report(vErrors, instancePath+"/active", "type", {type: "boolean"});
errors++;
}
}
if(data.startsOn !== undefined){
let data1 = data.startsOn;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = report(vErrors, instancePath+"/startsOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/startsOn", "type", {type: "string"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data1 !== null){
vErrors = report(vErrors, instancePath+"/startsOn", "type", {type: "null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/startsOn", "anyOf", {});
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
if(data.taxes !== undefined){
let data2 = data.taxes;
if(Array.isArray(data2)){
if(data2.length > 7){
vErrors = report(vErrors, instancePath+"/taxes", "maxItems", {limit: 7});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.category === undefined){
vErrors = report(vErrors, instancePath+"/taxes/" + i0, "required", {missingProperty: "category"});
errors++;
}
if(data3.taxId === undefined){
vErrors = report(vErrors, instancePath+"/taxes/" + i0, "required", {missingProperty: "taxId"});
errors++;
}
for(const key1 in data3){
if(!((key1 === "category") || (key1 === "taxId"))){
vErrors = report(vErrors, instancePath+"/taxes/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data3.category !== undefined){
let data4 = data3.category;
if(!(((((((data4 === "UNO") || (data4 === "ULA")) || (data4 === "Sal2.0, 3.7%")) || (data4 === "Sal2.0, 7.7%")) || (data4 === "Sal2.1, 3.8%")) || (data4 === "Sal2.1, 8.1%")) || (data4 === "fee"))){
vErrors = report(vErrors, instancePath+"/taxes/" + i0+"/category", "enum", {allowedValues: schema11.properties.taxes.items.properties.category.enum});
errors++;
}
}
if(data3.taxId !== undefined){
let data5 = data3.taxId;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = report(vErrors, instancePath+"/taxes/" + i0+"/taxId", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/taxes/" + i0+"/taxId", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs20 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/taxes/" + i0+"/taxId", "type", {type: "null"});
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/taxes/" + i0+"/taxId", "anyOf", {});
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/taxes/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/taxes", "type", {type: "array"});
errors++;
}
}
if(data.accounts !== undefined){
let data6 = data.accounts;
if(Array.isArray(data6)){
if(data6.length > 200){
vErrors = report(vErrors, instancePath+"/accounts", "maxItems", {limit: 200});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.accountingNo === undefined){
vErrors = report(vErrors, instancePath+"/accounts/" + i1, "required", {missingProperty: "accountingNo"});
errors++;
}
if(data7.accountId === undefined){
vErrors = report(vErrors, instancePath+"/accounts/" + i1, "required", {missingProperty: "accountId"});
errors++;
}
for(const key2 in data7){
if(!((key2 === "accountingNo") || (key2 === "accountId"))){
vErrors = report(vErrors, instancePath+"/accounts/" + i1, "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data7.accountingNo !== undefined){
let data8 = data7.accountingNo;
if(typeof data8 === "string"){
if(func2(data8) > 40){
vErrors = report(vErrors, instancePath+"/accounts/" + i1+"/accountingNo", "maxLength", {limit: 40});
errors++;
}
if(func2(data8) < 1){
vErrors = report(vErrors, instancePath+"/accounts/" + i1+"/accountingNo", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/accounts/" + i1+"/accountingNo", "type", {type: "string"});
errors++;
}
}
if(data7.accountId !== undefined){
let data9 = data7.accountId;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = report(vErrors, instancePath+"/accounts/" + i1+"/accountId", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
vErrors = report(vErrors, instancePath+"/accounts/" + i1+"/accountId", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
var _valid2 = _errs31 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs33 = errors;
if(data9 !== null){
vErrors = report(vErrors, instancePath+"/accounts/" + i1+"/accountId", "type", {type: "null"});
errors++;
}
var _valid2 = _errs33 === errors;
valid9 = valid9 || _valid2;
}
if(!valid9){
vErrors = report(vErrors, instancePath+"/accounts/" + i1+"/accountId", "anyOf", {});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/accounts/" + i1, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/accounts", "type", {type: "array"});
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
